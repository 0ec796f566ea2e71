import { useTranslation } from '~/i18n/use-translation'
import { fieldsOf } from '~/domain/messages/texts-schema'
import type { News } from '~/domain/news/news.server'
import { audiences, SaveNews } from '~/domain/news/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { locales, toLanguage } from '~/i18n/locale'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { useWordLabels, WordsInLanguages } from '~/parts/messages/words-in-languages'
import { CheckboxGroup, fieldProps, RadioGroup } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

type NewsFormProps = { title: string; back: { to: string; label: string }; formKey: string; news?: News }

/** A new news mail, or a draft. */
export function NewsForm({ title, back, formKey, news }: NewsFormProps) {
  const { t } = useTranslation('messages')
  const now = news && { audience: news.audience, locales: news.locales, ...fieldsOf(news.texts) }
  const { form, fields, te, shown } = useActionForm(SaveNews, {
    id: 'news',
    defaultValue: now ?? { audience: 'all', locales: [...locales] },
  })
  const labels = {
    audience: t('admin:news.filters.audience.label'),
    locales: t('common:profile.fields.languages'),
    ...useWordLabels(),
  }
  return (
    <FormPage
      title={title}
      lead={t('news.lead')}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {now && (
        <ChangedMeanwhile
          options={{
            audience: audiences.map((value) => ({ value, label: t(`admin:news.audiences.${value}`) })),
            locales: locales.map((value) => ({ value, label: t(`common:languages.${toLanguage(value)}`) })),
          }}
          {...{ shown, now, labels }}
        />
      )}
      <ActionForm form={form}>
        {now && <VersionFields shown={shown} seen={now} />}
        <input type="hidden" name="formKey" value={formKey} />
        <RadioGroup
          {...fieldProps(fields.audience, te)}
          legend={labels.audience}
          options={audiences.map((value) => ({ value, label: t(`admin:news.audiences.${value}`) }))}
        />
        <CheckboxGroup
          {...fieldProps(fields.locales, te)}
          legend={labels.locales}
          hint={t('news.localesHint')}
          columns={2}
          options={locales.map((value) => ({ value, label: t(`common:languages.${toLanguage(value)}`) }))}
        />
        <WordsInLanguages fields={fields} te={te} />
        <SubmitButton pending="saving">{t('news.save')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
