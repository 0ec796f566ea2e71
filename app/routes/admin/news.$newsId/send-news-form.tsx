import { useTranslation } from '~/i18n/use-translation'
import type { News, NewsReaders } from '~/domain/news/news.server'
import { SendNews } from '~/domain/news/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { toLanguage } from '~/i18n/locale'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'
import { NewsWords } from './news-words'

type SendNewsFormProps = {
  news: News
  readers: NewsReaders
  passwordNeeded: boolean
  formKey: string
  back: { to: string; label: string }
}

/** A draft as its readers will see it, to whom it goes, a test, and the button that sends it. */
export function SendNewsForm({ news, readers, passwordNeeded, formKey, back }: SendNewsFormProps) {
  const { t } = useTranslation('messages')
  const { form, fields, te } = useActionForm(SendNews, { id: 'send-news', intent: 'send' })
  const all = readers.users + readers.subscribers
  const languages = news.locales.map((locale) => t(`common:languages.${toLanguage(locale)}`)).join(', ')
  return (
    <FormPage
      title={news.subject}
      lead={t('news.previewLead')}
      back={back}
      errors={<FormErrors form={form} />}
    >
      <SummaryList
        rows={[
          {
            label: t('admin:news.filters.audience.label'),
            value: t(`admin:news.audiences.${news.audience}`),
          },
          { label: t('common:profile.fields.languages'), value: languages },
          { label: t('news.readers'), value: <b className="tabular">{all}</b> },
          ...(readers.subscribers > 0
            ? [
                {
                  label: t('news.subscribers'),
                  value: <span className="tabular">{readers.subscribers}</span>,
                },
              ]
            : []),
        ]}
      />
      <p>
        <LinkButton to={`/admin/news/${news.id}/edit`} variant="secondary">
          {t('news.edit')}
        </LinkButton>
      </p>
      <NewsWords news={news} formKey={formKey} />
      <EffectList effects={[t('news.effects.consent'), t('news.effects.stop'), t('news.effects.final')]} />
      {all === 0 ? (
        <Banner tone="warning">{t('news.nobody')}</Banner>
      ) : (
        <ActionForm form={form}>
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton name="intent" value="send">
            {t('news.send', { count: all })}
          </SubmitButton>
        </ActionForm>
      )}
    </FormPage>
  )
}
