import { useTranslation } from '~/i18n/use-translation'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import { CookieChoice } from '~/domain/texts/schema'
import { keepCookieChoice, readCookieChoice } from '~/http/cookie-choice.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, redirect, submit } from '~/http/page.server'
import { CookieChoiceForm } from './cookies-policy/cookie-choice-form'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('common:texts.cookies'),
  found: (t) => ({ description: t('public:found.text', { title: t('common:texts.cookies') }) }),
}

export async function loader({ request }: Args) {
  return { text: await loadText(request, 'cookies'), choice: readCookieChoice(request) }
}

export const action = (args: Args) =>
  submit(args, CookieChoice, async ({ choice }) =>
    redirect('/cookies-policy', {
      headers: flash('cookieChoiceSaved', ...keepCookieChoice(args.request, choice)),
    }),
  )

export default function CookiesPolicyPage() {
  const { text, choice } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <TextPage title={t('common:texts.cookies')} {...text}>
      <CookieChoiceForm choice={choice} />
    </TextPage>
  )
}
