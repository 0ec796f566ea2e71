import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ActionForm, SubmitButton } from '~/forms/action-form'
import { useLocation } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { EffectList } from '~/ui/effect-list'
import { ConfirmationPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'
import type { OfDay } from './days-table'

type CheckChangeProps<Each extends OfDay> = {
  words: 'prices' | 'vat'
  intent: 'price' | 'vat'
  /** What holds from which day, the newest day first. */
  rows: Each[]
  /** What was typed, as it is sent. */
  draft: { holdsFrom: string }
  /** The field of the value, its label, how a row shows it, and as a figure of the texts. */
  field: string
  label: string
  value: (each: Each) => ReactNode
  figure: (each: Each) => Record<string, string | number>
  /** The row that it would become. */
  changed: (before: Each) => Each
  about?: (before: Each) => { label: string; value: ReactNode }
  effects: (before: Each) => string[]
  today: string
  passwordNeeded: boolean
  errors: ReactNode
  confirm: Pick<ComponentProps<typeof ActionForm>, 'form'> &
    Pick<ComponentProps<typeof PasswordAgain>, 'te'> & {
      form: { id: string }
      fields: { currentPassword: ComponentProps<typeof PasswordAgain>['field'] }
    }
}

/** What holds before and after a change of a day, what follows from it, and the password. */
export function CheckChange<Each extends OfDay>(props: CheckChangeProps<Each>) {
  const { words, intent, rows, draft, field, label, value, figure, today, passwordNeeded, errors } = props
  const { form, fields, te } = props.confirm
  const { t, language } = useTranslation('settings')
  const { search } = useLocation()
  const { holdsFrom } = draft
  const before = rows.find((each) => (each.holdsFrom ?? '') <= holdsFrom) ?? rows.at(-1)!
  const replaced = before.holdsFrom === holdsFrom ? before : null
  const next = rows.findLast((each) => (each.holdsFrom ?? '') > holdsFrom)
  const changed = props.changed(before)
  const day = formatLongDate(language, holdsFrom)
  const sent = { intent, ...draft, ...(replaced && { replaces: replaced.id! }) }
  // The errors lead to what they are about, though it is not typed here.
  const named = (name: string, shown: ReactNode) => (
    <div id={`${form.id}-${name}`} tabIndex={-1}>
      {shown}
    </div>
  )
  return (
    <ConfirmationPage
      title={t(`${words}.checkTitle`)}
      back={{ to: '/admin/settings/prices', label: t('prices.title') }}
      errors={errors}
      form={
        <ActionForm form={form}>
          {Object.entries(sent).map(([name, each]) => (
            <input key={name} type="hidden" name={name} value={each} />
          ))}
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t(`${words}.submit`)}</SubmitButton>
        </ActionForm>
      }
      cancel={{
        to: `/admin/settings/prices${search}&correct=1#new-${intent}`,
        label: t('common:form.correct'),
      }}
    >
      <SummaryList
        rows={[
          ...(props.about ? [props.about(before)] : []),
          { label: t('prices.holdsFrom'), value: named('holdsFrom', day) },
          {
            label,
            value: named(
              field,
              <>
                <del className="block text-muted">{value(before)}</del>
                <ins className="block font-bold no-underline">{value(changed)}</ins>
              </>,
            ),
          },
        ]}
      />
      <EffectList
        effects={[
          t(`${words}.effects.new`, { day, ...figure(changed) }),
          ...(replaced ? [t(`${words}.effects.replaces`, figure(replaced))] : []),
          t(`${words}.effects.orders`),
          ...props.effects(changed),
          ...(next
            ? [
                t(`${words}.effects.next`, {
                  day: formatLongDate(language, next.holdsFrom!),
                  ...figure(next),
                }),
              ]
            : []),
          t(holdsFrom > today ? `${words}.effects.withdraw` : `${words}.effects.atOnce`),
          t('prices.effects.kept'),
        ]}
      />
    </ConfirmationPage>
  )
}
