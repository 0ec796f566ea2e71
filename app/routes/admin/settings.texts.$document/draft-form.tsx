import { useTranslation } from '~/i18n/use-translation'
import { DocumentFields } from '~/domain/texts/document-schema'
import { isConsentedTo, type DocumentName } from '~/domain/texts/documents'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { locales, toLanguage } from '~/i18n/locale'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { CheckboxField, DateParts, fieldProps, partsProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

type DraftFormProps = {
  document: DocumentName
  basedOn: number
  draft?: { revision: number; savedAt: Date; basedOn: number }
  /** The day of a version that is published already: until then no other can be. */
  comingFrom?: string
  now: Record<string, string | boolean | undefined>
  back: { to: string; label: string }
}

/** The next version of a document: day, consent, and in each language the summary of the change and the text. */
export function DraftForm({ document, basedOn, draft, comingFrom, now, back }: DraftFormProps) {
  const { t, language } = useTranslation('terms')
  const { form, fields, te } = useActionForm(DocumentFields, {
    id: 'draft',
    intent: 'save',
    defaultValue: now,
  })
  const labels: Record<string, string> = {
    holdsFrom: t('holdsFrom'),
    needsConsent: t('needsConsent'),
    ...Object.fromEntries(
      locales.flatMap((locale) => {
        const name = t(`common:languages.${toLanguage(locale)}`)
        return [
          [`${locale}Summary`, t('summaryIn', { language: name })],
          [`${locale}Body`, t('bodyIn', { language: name })],
        ]
      }),
    ),
  }
  return (
    <FormPage
      title={t('writeTitle', { name: t(`common:texts.${document}`) })}
      lead={t('writeLead')}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {comingFrom && (
        <Banner tone="warning">{t('comingBlocks', { date: formatLongDate(language, comingFrom) })}</Banner>
      )}
      {draft && <Banner>{t('draftOf', { at: formatDateTime(language, draft.savedAt) })}</Banner>}
      {draft && draft.basedOn !== basedOn && <Banner tone="warning">{t('draftIsOld')}</Banner>}
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name={fields.basedOn.name} value={basedOn} />
        {draft && <input type="hidden" name={fields.seenRevision.name} value={draft.revision} />}
        <DateParts
          {...partsProps(fields.holdsFrom, te)}
          legend={labels.holdsFrom!}
          hint={t('holdsFromHint')}
        />
        {isConsentedTo(document) && (
          <CheckboxField
            {...fieldProps(fields.needsConsent, te)}
            label={t('needsConsent')}
            hint={t('needsConsentHint')}
            boxed
          />
        )}
        <p className="text-muted">
          {t('markdownHint', { placeholder: '{{teamEmail}}', heading: '{#name}' })}
        </p>
        {locales.map((locale) => (
          <fieldset key={locale} className="grid gap-4 border-t border-line pt-4">
            <legend className="text-lg font-bold">{t(`common:languages.${toLanguage(locale)}`)}</legend>
            <TextArea
              {...fieldProps(fields[`${locale}Summary`], te)}
              label={labels[`${locale}Summary`]!}
              hint={t('summaryHint')}
              lang={toLanguage(locale)}
              rows={2}
            />
            <TextArea
              {...fieldProps(fields[`${locale}Body`], te)}
              label={labels[`${locale}Body`]!}
              lang={toLanguage(locale)}
              rows={18}
            />
          </fieldset>
        ))}
        <SubmitButton>{t('check')}</SubmitButton>
      </ActionForm>
      {draft && (
        <Card title={t('discard.title')}>
          <p className="mb-4">{t('discard.text')}</p>
          <Form method="post">
            <TokenField />
            <Button name="intent" value="discard" variant="secondary">
              {t('discard.submit')}
            </Button>
          </Form>
        </Card>
      )}
    </FormPage>
  )
}
