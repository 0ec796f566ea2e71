import { useTranslation } from '~/i18n/use-translation'
import type { Version } from '~/domain/edits/versions'
import type { OfferDetails } from '~/domain/offers/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { VersionFields } from '~/parts/edits/changed-meanwhile'
import { DateParts, fieldProps, partsProps, TextArea, TextField } from '~/ui/field'

type OfferFormProps = ReturnType<typeof useActionForm<typeof OfferDetails>> & {
  /** The stored offer that is changed. */
  now?: Version
  submit: string
}

/** What the team writes about an offer. */
export function OfferForm({ form, fields, te, shown, now, submit }: OfferFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="save" />
      {now && <VersionFields shown={shown} seen={now} />}
      <TextField {...fieldProps(fields.provider, te)} label={t('offers.provider')} autoComplete="off" />
      <TextArea {...fieldProps(fields.description, te)} label={t('offers.description')} optional rows={3} />
      <TextField
        {...fieldProps(fields.code, te)}
        label={t('offers.code')}
        hint={t('offers.codeHint')}
        width="half"
        autoComplete="off"
        spellCheck={false}
      />
      <DateParts
        {...partsProps(fields.expiresOn, te)}
        legend={t('offers.expires')}
        hint={t('offers.expiresHint')}
        optional
      />
      <TextField
        {...fieldProps(fields.websiteLink, te)}
        type="text"
        inputMode="url"
        label={t('offers.website')}
        hint={t('offers.websiteHint')}
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton pending="saving">{submit}</SubmitButton>
    </ActionForm>
  )
}

/** The names of the fields, for the summary of errors. */
export function useOfferLabels() {
  const { t } = useTranslation('admin')
  return {
    provider: t('offers.provider'),
    description: t('offers.description'),
    code: t('offers.code'),
    expiresOn: t('offers.expires'),
    websiteLink: t('offers.website'),
  }
}
