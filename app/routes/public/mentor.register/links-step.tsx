import { useTranslation } from '~/i18n/use-translation'
import { Links } from '~/domain/applications/schema'
import { ActionForm, useActionForm } from '~/forms/action-form'
import { Button, ButtonRow } from '~/ui/button'
import { FieldGroup, fieldProps, TextField } from '~/ui/field'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { ProfileTip } from '~/parts/mentors/profile-tip'
import { StepPage, type StepProps } from './step-page'

/** Links to the applicant's other pages. */
export function LinksStep({ answers, photo: _photo, ...props }: StepProps) {
  const links = useLinksForm(answers)
  return (
    <StepPage step="links" form={links.form} {...props}>
      <LinkRows {...links} />
    </StepPage>
  )
}

function useLinksForm(answers: StepProps['answers']) {
  return useActionForm(Links, { id: 'links-form', defaultValue: { links: answers.links } })
}

/** Rows that submit buttons add and remove. */
function LinkRows({ form, fields, te }: ReturnType<typeof useLinksForm>) {
  const { t } = useTranslation('application')
  const rows = fields.links.getFieldList()
  return (
    <ActionForm form={form}>
      {/* The default button for Enter; without it Enter would press the first button that removes a row. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('common:form.continue')}
      </button>
      <FieldGroup
        id={fields.links.id}
        legend={t('links.links')}
        hint={t('links.linksHint')}
        optional
        errors={fields.links.errors?.map((key) => te(key))}
      >
        <div className="grid gap-4">
          {rows.map((row, at) => (
            <TextField
              key={row.key}
              {...fieldProps(row, te)}
              label={t('links.link', { number: at + 1 })}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              suffix={
                <Button
                  variant="quiet"
                  {...form.remove.getButtonProps({ name: fields.links.name, index: at })}
                >
                  {t('common:form.remove')}
                  <VisuallyHidden> {at + 1}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </div>
      </FieldGroup>
      <ProfileTip field="links" label={t('links.links')} />
      <div>
        <Button
          variant="secondary"
          {...form.insert.getButtonProps({ name: fields.links.name, defaultValue: '' })}
        >
          {t('links.addLink')}
        </Button>
      </div>
      <ButtonRow>
        <Button pendingLabel={t('common:form.saving')}>{t('common:form.continue')}</Button>
      </ButtonRow>
    </ActionForm>
  )
}
