import { useTranslation } from '~/i18n/use-translation'
import type { News } from '~/domain/news/news.server'
import { TokenField } from '~/http/action-form'
import { Form } from '~/http/page'
import { locales, toLanguage } from '~/i18n/locale'
import { MessageCard } from '~/parts/messages/message-card'
import { Button } from '~/ui/button'
import { Tag } from '~/ui/tag'

/** The words of a news mail in each language; with `formKey`, a button mails one of them to the viewer. */
export function NewsWords({ news, formKey }: { news: News; formKey?: string }) {
  const { t } = useTranslation('messages')
  return (
    <ul className="grid gap-4">
      {locales.map((locale) => {
        const words = news.texts[locale]
        if (!words) return null
        const language = t(`common:languages.${toLanguage(locale)}`)
        return (
          <li key={locale} className="grid gap-3">
            <MessageCard {...words} aside={<Tag>{language}</Tag>} />
            {formKey && (
              <Form method="post">
                <TokenField />
                <input type="hidden" name="formKey" value={`${formKey}-${locale}`} />
                <input type="hidden" name="locale" value={locale} />
                <Button name="intent" value="test" variant="secondary">
                  {t('news.test', { language })}
                </Button>
              </Form>
            )}
          </li>
        )
      })}
    </ul>
  )
}
