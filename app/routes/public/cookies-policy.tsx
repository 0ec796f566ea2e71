import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import { CookieChoice } from '~/domain/texts/schema'
import { keepCookieChoice, readCookieChoice } from '~/http/cookie-choice.server'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { CookieChoiceForm } from './cookies-policy/cookie-choice-form'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('public:texts.cookies-policy'),
  found: (t) => ({ description: t('public:found.text', { title: t('public:texts.cookies-policy') }) }),
}

export async function loader({ request }: LoaderFunctionArgs) {
  return { text: await loadText(request, 'cookies'), choice: readCookieChoice(request) }
}

export const action = (args: ActionFunctionArgs) =>
  submit(args, CookieChoice, async ({ choice }) =>
    redirect('/cookies-policy', {
      headers: flash('cookieChoiceSaved', ...keepCookieChoice(args.request, choice)),
    }),
  )

export default function CookiesPolicyPage() {
  const { text, choice } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <TextPage title={t('texts.cookies-policy')} {...text}>
      <CookieChoiceForm choice={choice} />
    </TextPage>
  )
}
