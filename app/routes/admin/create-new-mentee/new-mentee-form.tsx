import { useTranslation } from '~/i18n/use-translation'
import type { ProfileOptions } from '~/domain/mentors/own-mentor.server'
import type { Package } from '~/domain/packages/packages.server'
import type { NewMentee } from '~/domain/created-people/schema'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { Fieldset, InviteField, PlaceFields, WhoFields } from '~/parts/people/person-fields'
import { CheckboxGroup, fieldProps, PasswordField, SelectField, TextArea } from '~/ui/field'

type NewMenteeFormProps = ReturnType<typeof useActionForm<typeof NewMentee>> & {
  options: ProfileOptions
  packages: Package[]
  scholarships: Scholarship[]
  passwordNeeded: boolean
}

/** A new mentee in one form: who, profile, package or scholarship, and the invitation. */
export function NewMenteeForm(props: NewMenteeFormProps) {
  const { form, fields, te, options } = props
  const { t } = useTranslation('creating')
  return (
    <ActionForm form={form}>
      <WhoFields fields={fields} te={te} />
      <Fieldset title={t('common:facts.profile')} hint={t('form.profileHint')}>
        <PlaceFields fields={fields} te={te} options={options} />
        <CheckboxGroup
          {...fieldProps(fields.topicIds, te)}
          legend={t('form.topics')}
          optional
          options={options.topics}
          columns={2}
        />
        <TextArea {...fieldProps(fields.about, te)} label={t('common:facts.about')} optional rows={5} />
      </Fieldset>
      <PackageFields {...props} />
      <Fieldset title={t('form.then')} hint={t('form.thenMentee')}>
        <InviteField field={fields.invite} te={te} />
      </Fieldset>
      <SubmitButton pending="saving">{t('mentee.submit')}</SubmitButton>
    </ActionForm>
  )
}

/** A package as an unpaid order, or a scholarship; a half one needs both. */
function PackageFields({ fields, te, packages, scholarships, passwordNeeded }: NewMenteeFormProps) {
  const { t, language } = useTranslation('creating')
  return (
    <Fieldset title={t('form.gets')} hint={t('form.getsHint')}>
      <SelectField
        {...fieldProps(fields.packageId, te)}
        label={t('common:facts.package')}
        hint={t('form.packageHint')}
        optional
        placeholder={t('form.noPackage')}
        options={packages.map(({ id, names, priceCents, currency }) => ({
          value: String(id),
          label: `${nameIn(language, names)}, ${formatMoney(language, priceCents, currency)}`,
        }))}
      />
      {scholarships.length > 0 ? (
        <>
          <SelectField
            {...fieldProps(fields.scholarshipId, te)}
            label={t('common:facts.scholarship')}
            hint={t('form.scholarshipHint')}
            optional
            placeholder={t('form.noScholarship')}
            options={scholarships.map(({ id, name, kind }) => ({
              value: String(id),
              label: `${name} (${t(`form.kinds.${kind}`)})`,
            }))}
          />
          {(passwordNeeded || fields.currentPassword.errors) && (
            <PasswordField
              {...fieldProps(fields.currentPassword, te)}
              label={t('common:facts.yourPassword')}
              hint={t('form.passwordHint')}
            />
          )}
        </>
      ) : (
        <p className="text-muted">{t('form.noOpenScholarship')}</p>
      )}
    </Fieldset>
  )
}
