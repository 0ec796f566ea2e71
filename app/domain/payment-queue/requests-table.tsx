import { useTranslation } from 'react-i18next'
import { langOfWords } from '~/i18n/greek'
import { formatDate, formatMoney } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/button'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { useGroundWords } from './ground-words'
import { MenteeCell } from './mentee-cell'
import { PurchaseCell } from './refunds-table'
import type { RefundRequest } from './requests.server'

/** What mentees ask the team to give back, with what the rules find. */
export function RequestsTable({ requests, caption }: { requests: RefundRequest[]; caption: string }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const groundWords = useGroundWords()
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'purchase', label: t('payments.purchase') },
    { id: 'amount', label: t('purchases.amount'), numeric: true },
    { id: 'words', label: t('payments.words') },
    { id: 'ground', label: t('payments.ground') },
    { id: 'answer', label: t('payments.answer') },
  ]
  const rows = requests.map((request) => ({
    id: String(request.id),
    cells: [
      <MenteeCell key="mentee" name={request.menteeName} email={request.menteeEmail} />,
      <PurchaseCell key="purchase" {...request} />,
      formatMoney(language, request.priceCents, request.currency),
      <p key="words" lang={langOfWords(request.text)} className="line-clamp-4 max-w-72 whitespace-pre-line">
        {request.text || '–'}
      </p>,
      groundWords(request.ground),
      <AnswerCell key="answer" request={request} when={formatDate(language, request.askedAt)} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

function AnswerCell({ request, when }: { request: RefundRequest; when: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <span className="mb-2 block text-muted">{t('payments.askedOn', { when })}</span>
      {request.own ? (
        <p className="max-w-56 text-muted">{t('payments.own')}</p>
      ) : (
        <LinkButton to={`/admin/payments/requests/${request.id}`} className="text-sm">
          {t('payments.toAnswer')}
          <VisuallyHidden> {request.menteeName}</VisuallyHidden>
        </LinkButton>
      )}
    </>
  )
}
