import { useTranslation } from '~/i18n/use-translation'
import { BookLines } from '~/domain/statements/schema'
import type { CheckedLine, Statement } from '~/domain/statements/statements.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { useConstants } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, fieldProps } from '~/ui/field'
import { PageHeader } from '~/ui/page-header'
import { SummaryList } from '~/ui/summary-list'
import { DropFileForm } from '~/parts/imports/drop-file-form'
import { LinesToBook, OtherLines, seenLine } from './lines'

type CheckStatementProps = {
  statement: Omit<Statement, 'rows'>
  lines: CheckedLine[]
  passwordNeeded: boolean
  /** Lines that were refused a moment ago, each with the rule. */
  tried: string[]
}

const parts = ['sure', 'likely', 'returned', 'unknown', 'other', 'booked'] as const
// What a person set by hand and nothing speaks against.
const chosenFates = ['by_hand', 'less', 'more']

/** The lines of a statement by how sure they are, with their sums; the ticked ones are recorded by one press. */
export function CheckStatement({ statement, lines, passwordNeeded, tried }: CheckStatementProps) {
  const { t, language } = useTranslation('statement')
  const { bankIban } = useConstants()
  const of = (part: CheckedLine['part']) => lines.filter((line) => line.part === part)
  const [sure, likely] = [of('sure'), of('likely')]
  const byHand = likely.filter(({ settledAs, fate }) => settledAs && chosenFates.includes(fate))
  const { form, fields, te } = useActionForm(BookLines, {
    id: 'book',
    intent: 'book',
    defaultValue: { lines: [...sure, ...byHand].map(seenLine), others: true },
  })
  const chosen = fields.lines.defaultOptions ?? []
  const others = (sure[0]?.linesOfPart ?? 0) - sure.length
  const rules = new Map(tried.map((each) => each.split(':') as [string, string]))
  const table = { name: fields.lines.name, chosen, tried: (number: number) => rules.get(String(number)) }
  return (
    <div>
      <div className="mb-8 empty:hidden">
        <FormErrors form={form} />
      </div>
      <PageHeader
        title={t('checkTitle')}
        lead={sure.length + likely.length > 0 ? t('checkLead') : t('nothing')}
        back={{ to: '/admin/statements', label: t('title') }}
      />
      <div className="grid gap-7">
        {Boolean(statement.offCents) && (
          <Banner tone="danger">
            {t('off', { amount: formatMoney(language, statement.offCents!, 'EUR') })}
          </Banner>
        )}
        {!statement.namesAccount && <Banner tone="warning">{t('noAccount', { iban: bankIban })}</Banner>}
        <div className="max-w-read">
          <SummaryList
            rows={[
              ...parts.map((part) => {
                const [first] = of(part)
                const amount = formatMoney(language, first?.centsOfPart ?? 0, 'EUR')
                return {
                  label: t(`parts.${part}`),
                  value: t('sum', { count: first?.linesOfPart ?? 0, amount }),
                }
              }),
              { label: t('outgoing'), value: t('outgoingLeft', { count: statement.outgoing }) },
            ]}
          />
        </div>
        {sure.length + likely.length > 0 && (
          <ActionForm form={form} className="grid gap-7">
            <input type="hidden" name="intent" value="book" />
            {sure.length > 0 && <LinesToBook {...table} caption={t('parts.sure')} lines={sure} />}
            {others > 0 && (
              <CheckboxField {...fieldProps(fields.others, te)} label={t('others', { count: others })} />
            )}
            {likely.length > 0 && <LinesToBook {...table} caption={t('parts.likely')} lines={likely} />}
            <div className="grid max-w-read gap-7">
              <EffectList effects={[t('opens'), t('recorded')]} />
              <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
              <SubmitButton icon="check">{t('book')}</SubmitButton>
            </div>
          </ActionForm>
        )}
        {(['returned', 'unknown', 'other'] as const).map(
          (part) =>
            of(part).length > 0 && <OtherLines key={part} caption={t(`parts.${part}`)} lines={of(part)} />,
        )}
        <DropFileForm text={t('dropText')} submit={t('drop')} />
      </div>
    </div>
  )
}
