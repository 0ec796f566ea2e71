import { useTranslation } from '~/i18n/use-translation'
import { SignUpForNews } from '~/domain/news/sign-up-schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, submit } from '~/http/page.server'
import { NewsSent, NewsSignUp, useNewsSignUp } from '~/parts/news/news-sign-up'
import { sendNewsLink, wasSent } from '~/parts/news/news-sign-up.server'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  i18n: ['public'],
  title: (t) => t('public:comingSoon.title'),
  found: (t) => ({ description: t('public:found.comingSoon') }),
}

export const loader = wasSent
export const action = (args: Args) =>
  submit(args, SignUpForNews, (asked) => sendNewsLink(args, asked, '/pages/miscellaneous/coming-soon'))

export default function ComingSoonPage() {
  const { sent } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const signUp = useNewsSignUp()
  return (
    <FormPage title={t('comingSoon.title')} lead={t('comingSoon.text')} errors={signUp.errors}>
      <NewsSent sent={sent} />
      <section className="grid gap-4" aria-labelledby="news-title">
        <h2 id="news-title" className="text-xl">
          {t('comingSoon.newsTitle')}
        </h2>
        <p>{t('comingSoon.newsText')}</p>
        <NewsSignUp {...signUp} />
      </section>
    </FormPage>
  )
}
