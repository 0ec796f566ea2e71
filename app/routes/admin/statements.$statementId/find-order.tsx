import { useTranslation } from '~/i18n/use-translation'
import { otherMoney, SettleLine } from '~/domain/statements/schema'
import type { CheckedLine, LineCandidate } from '~/domain/statements/statements.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, RadioGroup } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SearchBox } from '~/ui/search-box'
import { SummaryList } from '~/ui/summary-list'

type FindOrderProps = {
  statementId: number
  line: CheckedLine
  candidates: LineCandidate[]
  /** What was searched for. */
  typed: string | null
}

/** A person says what the money of a line is: an order, by what it has in common or by a search, or other money. */
export function FindOrder({ statementId, line, candidates, typed }: FindOrderProps) {
  const { t, language } = useTranslation('statement')
  const { form, fields, te } = useActionForm(SettleLine, {
    id: 'settle',
    intent: 'settle',
    defaultValue: { what: line.settledAs === 'order' ? String(line.purchaseId) : line.settledAs },
  })
  const money = (cents: number) => formatMoney(language, cents, 'EUR')
  const difference = ({ state, missingCents }: LineCandidate) => {
    if (missingCents === null) return t(`settle.states.${state}`)
    const more = line.amountCents! - missingCents
    const key = more === 0 ? 'same' : more > 0 ? 'more' : 'less'
    return t(`settle.${key}`, { missing: money(missingCents), difference: money(Math.abs(more)) })
  }
  const legend = t('settle.what')
  return (
    <FormPage
      title={t('settle.title')}
      back={{ to: `/admin/statements/${statementId}`, label: t('checkTitle') }}
      errors={<FormErrors form={form} labels={{ what: legend }} />}
    >
      <SummaryList
        rows={[
          { label: t('common:form.day'), value: formatDate(language, line.day!) },
          { label: t('common:facts.amount'), value: money(line.amountCents!) },
          { label: t('text'), value: <span className="wrap-anywhere">{line.text || '—'}</span> },
        ]}
      />
      <Form method="get">
        <input type="hidden" name="line" value={line.number} />
        <SearchBox label={t('settle.search')} button={t('common:form.search')} defaultValue={typed ?? ''} />
      </Form>
      {candidates.length === 0 && (
        <p className="text-muted">{t(typed ? 'settle.noneFound' : 'settle.none')}</p>
      )}
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="settle" />
        <RadioGroup
          {...fieldProps(fields.what, te)}
          legend={legend}
          options={[
            ...candidates.map((one) => ({
              value: String(one.purchaseId),
              label: one.menteeName,
              hint: `${one.reference} · ${formatDate(language, one.orderedAt)} · ${difference(one)}`,
            })),
            ...otherMoney.map((value) => ({ value, label: t(`settle.other.${value}`) })),
          ]}
        />
        <EffectList effects={[t('settle.nothingYet'), t('settle.remembered')]} />
        <SubmitButton icon="check">{t('settle.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
