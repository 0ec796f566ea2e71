import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/button'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { Flag } from './flags.server'
import { FlagSums } from './flag-sums'
import { MenteeCell } from './mentee-cell'

/** Payments that need a person: what is wrong, whose it is, what to do. */
export function FlagsTable({ flags, caption }: { flags: Flag[]; caption: string }) {
  const { t } = useTranslation('admin')
  const columns = [
    { id: 'problem', label: t('payments.problem') },
    { id: 'todo', label: t('payments.todo') },
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'sums', label: t('payments.facts') },
    { id: 'state', label: t('payments.state') },
  ]
  const rows = flags.map((flag) => ({
    id: String(flag.id),
    cells: [
      <div key="problem" className="max-w-64">
        {t(`flags.${flag.problem}.title`)}
        <span className="mt-1 block font-normal">{t(`flags.${flag.problem}.text`)}</span>
      </div>,
      <p key="todo" className="max-w-64">
        {t(`flags.${flag.problem}.todo`)}
      </p>,
      <Whose key="mentee" flag={flag} />,
      <FlagSums key="sums" flag={flag} />,
      <StateCell key="state" flag={flag} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

function Whose({ flag: { menteeName, menteeEmail, reference } }: { flag: Flag }) {
  const { t } = useTranslation('admin')
  if (!menteeName || !menteeEmail) return t('payments.nobody')
  return (
    <>
      <MenteeCell name={menteeName} email={menteeEmail} />
      <span className="tabular block text-muted">{reference}</span>
    </>
  )
}

function StateCell({ flag }: { flag: Flag }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  if (flag.settledAt) {
    return (
      <>
        {flag.settledBy
          ? t('payments.settledBy', { when: formatDateTime(language, flag.settledAt), name: flag.settledBy })
          : t('payments.settledAlone', { when: formatDateTime(language, flag.settledAt) })}
        {flag.note && <span className="mt-1 block whitespace-pre-line text-muted">{flag.note}</span>}
      </>
    )
  }
  if (flag.own) return <p className="max-w-56 text-muted">{t('payments.own')}</p>
  return (
    <LinkButton to={`/admin/payments/flags/${flag.id}`} className="text-sm">
      {t('payments.look')}
      <VisuallyHidden>
        {' '}
        {t(`flags.${flag.problem}.title`)} {flag.menteeName}
      </VisuallyHidden>
    </LinkButton>
  )
}
