import { useTranslation } from '~/i18n/use-translation'
import type { PersonAccount } from '~/domain/people/people.server'
import { LatinNameOf } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { latinName } from '~/i18n/latin-name'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextField } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'

/** How the other languages spell the name of a mentor or a mentee. */
export function LatinNameSection({ account }: { account: PersonAccount }) {
  const { t } = useTranslation('people')
  const { form, fields, te, shown } = useActionForm(LatinNameOf, {
    id: 'latin-name-form',
    intent: 'latinName',
    defaultValue: { latinName: account.latinName ?? undefined },
  })
  const now = { latin_name: account.latinName }
  const labels = { latinName: t('latinName.label') }
  return (
    <RecordSection id="latin-name" title={t('latinName.title')}>
      <div className="grid gap-7">
        <FormErrors form={form} labels={labels} />
        <p>{t('latinName.lead')}</p>
        <EffectList effects={[t('admin:toldOfEdit'), t('latinName.erases')]} />
        <ChangedMeanwhile {...{ shown, now }} labels={{ latin_name: labels.latinName }} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="latinName" />
          <VersionFields shown={shown} seen={now} />
          <TextField
            {...fieldProps(fields.latinName, te)}
            label={labels.latinName}
            optional
            hint={t('latinName.hint', { name: latinName(account.name) })}
            autoComplete="off"
            lang="en"
          />
          <SubmitButton pending="saving">{t('latinName.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
