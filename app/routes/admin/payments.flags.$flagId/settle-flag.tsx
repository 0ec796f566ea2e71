import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { useBackTo } from '~/http/return-to'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'
import type { Flag } from '~/domain/payment-queue/flags.server'
import { FlagSums } from '~/parts/payment-queue/flag-sums'
import { PurchaseLink } from '~/parts/people/person-link'
import { MenteeCell } from '~/parts/payment-queue/mentee-cell'
import type { SettledFlag } from '~/domain/payment-queue/schema'

type SettleFlagProps = ReturnType<typeof useActionForm<typeof SettledFlag>> & {
  flag: Flag
  errors: ReactNode
}

/** The problem with a payment, what to do, and the note about what was done. */
export function SettleFlag({ flag, errors, ...settle }: SettleFlagProps) {
  const { t } = useTranslation('admin')
  const open = !flag.settledAt && !flag.own
  return (
    <FormPage
      title={t(`flags.${flag.problem}.title`)}
      eyebrow={t('settleFlag.title')}
      lead={t(`flags.${flag.problem}.text`)}
      back={useBackTo('/admin/payments?scope=check', t('payments.title'))}
      errors={errors}
    >
      {flag.own && <Banner tone="warning">{t('payments.own')}</Banner>}
      <Settled flag={flag} />
      <FlagFacts flag={flag} />
      {open && (
        <>
          <Card title={t('payments.todo')} tone="primary">
            <p>{t(`flags.${flag.problem}.todo`)}</p>
            <GiveBack flag={flag} />
          </Card>
          <NoteForm {...settle} second={canGiveBack(flag)} />
        </>
      )}
    </FormPage>
  )
}

function FlagFacts({ flag }: { flag: Flag }) {
  const { t } = useTranslation('admin')
  const { menteeId, menteeName, menteeEmail, purchaseId, reference } = flag
  const whose =
    menteeId && menteeName && menteeEmail ? (
      <MenteeCell id={menteeId} name={menteeName} email={menteeEmail} />
    ) : (
      t('payments.nobody')
    )
  return (
    <SummaryList
      rows={[
        { label: t('common:facts.mentee'), value: whose },
        ...(reference && purchaseId
          ? [
              {
                label: t('common:facts.reference'),
                value: (
                  <PurchaseLink id={purchaseId} className="tabular whitespace-nowrap">
                    {reference}
                  </PurchaseLink>
                ),
              },
            ]
          : []),
        { label: t('payments.facts'), value: <FlagSums flag={flag} /> },
      ]}
    />
  )
}

function Settled({ flag: { settledAt, settledBy, note } }: { flag: Flag }) {
  const { t, language } = useTranslation('admin')
  if (!settledAt) return null
  const when = formatDateTime(language, settledAt)
  return (
    <Banner
      tone="success"
      title={
        settledBy ? t('payments.settledBy', { when, name: settledBy }) : t('payments.settledAlone', { when })
      }
    >
      {note && <p className="whitespace-pre-line">{note}</p>}
    </Banner>
  )
}

const canGiveBack = ({ owedCents, paymentId }: Flag) => owedCents > 0 && paymentId !== null

function GiveBack({ flag }: { flag: Flag }) {
  const { t, language } = useTranslation('admin')
  const { owedCents, paymentId, currency } = flag
  const amount = formatMoney(language, owedCents, currency ?? 'EUR')
  if (!canGiveBack(flag)) return null
  return (
    <p className="mt-4">
      <LinkButton to={`/admin/payments/surplus/${paymentId}`}>{t('surplus.submit', { amount })}</LinkButton>
    </p>
  )
}

type NoteFormProps = ReturnType<typeof useActionForm<typeof SettledFlag>> & { second: boolean }

/** The note; its button is the second one where the amount can be given back. */
function NoteForm({ form, fields, te, second }: NoteFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextArea
        {...fieldProps(fields.note, te)}
        label={t('settleFlag.note')}
        hint={t('settleFlag.noteHint')}
        rows={4}
      />
      <SubmitButton icon="check" variant={second ? 'secondary' : 'primary'}>
        {t('settleFlag.submit')}
      </SubmitButton>
    </ActionForm>
  )
}
