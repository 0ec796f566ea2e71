import { useTranslation } from '~/i18n/use-translation'
import { SignUpForNews } from '~/domain/news/sign-up-schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, submit } from '~/http/page.server'
import { NewsSent, NewsSignUp, useNewsSignUp } from '~/parts/news/news-sign-up'
import { sendNewsLink, wasSent } from '~/parts/news/news-sign-up.server'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  i18n: ['public'],
  title: (t) => t('public:comingSoon.newsPage'),
  found: (t) => ({ description: t('public:comingSoon.newsText') }),
}

export const loader = wasSent
export const action = (args: Args) =>
  submit(args, SignUpForNews, (asked) => sendNewsLink(args, asked, '/news'))

/** News by e-mail for readers without an account. */
export default function NewsPage() {
  const { sent } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const signUp = useNewsSignUp()
  return (
    <FormPage title={t('comingSoon.newsPage')} lead={t('comingSoon.newsText')} errors={signUp.errors}>
      <NewsSent sent={sent} />
      <NewsSignUp {...signUp} />
    </FormPage>
  )
}
