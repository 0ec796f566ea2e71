import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/generated/rows'
import type { NameScholarship } from '~/domain/scholarships/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { fieldProps, TextField } from '~/ui/field'
import { StatusTag } from '~/ui/status-tag'
import { SummaryList } from '~/ui/summary-list'
import { DataTable } from '~/ui/table'
import type { Tone } from '~/ui/tone'

type OwnGift = Row<'own_gifts'>

const tones: Record<OwnGift['state'], Tone> = {
  waiting: 'warning',
  approved: 'success',
  awarded: 'active',
  declined: 'neutral',
}

function GiftTag({ state }: Pick<OwnGift, 'state'>) {
  const { t } = useTranslation('mentor')
  return <StatusTag tone={tones[state]} label={t(`gift.states.${state}`)} />
}

/** This year's gift and its state. */
export function ThisYearsGift({ gift }: { gift: OwnGift }) {
  const { t, language } = useTranslation('mentor')
  return (
    <div className="grid gap-5">
      <SummaryList
        rows={[
          { label: t('common:facts.gift'), value: gift.name },
          { label: t('gift.namedOn'), value: formatLongDate(language, gift.namedAt) },
          { label: t('common:facts.state'), value: <GiftTag state={gift.state} /> },
        ]}
      />
      <p className="max-w-read">{t(`gift.texts.${gift.state}`)}</p>
    </div>
  )
}

/** The team's reason for declining a gift, and that another one may be named. */
export function DeclinedGift({ gift }: { gift: OwnGift }) {
  const { t } = useTranslation('mentor')
  return (
    <Banner title={t('gift.declinedTitle', { name: gift.name })}>
      {gift.message && <blockquote className="break-words whitespace-pre-line">{gift.message}</blockquote>}
      <p>{t('gift.texts.declined')}</p>
    </Banner>
  )
}

/** The form to name this year's gift. */
export function GiftForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof NameScholarship>>) {
  const { t } = useTranslation('mentor')
  return (
    <ActionForm form={form}>
      <TextField
        {...fieldProps(fields.name, te)}
        label={t('common:facts.gift')}
        hint={t('gift.nameHint')}
        autoComplete="off"
      />
      <SubmitButton icon="leaf" pending="sending">
        {t('gift.submit')}
      </SubmitButton>
    </ActionForm>
  )
}

/** The gifts of earlier years and their states. */
export function EarlierGifts({ gifts }: { gifts: OwnGift[] }) {
  const { t } = useTranslation('mentor')
  const columns = [
    { id: 'name', label: t('common:facts.gift') },
    { id: 'year', label: t('common:form.year'), numeric: true },
    { id: 'state', label: t('common:facts.state') },
  ]
  const rows = gifts.map(({ id, name, year, state }) => ({
    id: String(id),
    cells: [name, year, <GiftTag key="state" state={state} />],
  }))
  return <DataTable caption={t('gift.earlier')} hideCaption columns={columns} rows={rows} />
}
