import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import type { Handle } from '~/http/handle'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('public:texts.coaching-terms'),
  found: (t) => ({ description: t('public:found.text', { title: t('public:texts.coaching-terms') }) }),
}

export const loader = ({ request }: LoaderFunctionArgs) => loadText(request, 'coaching')

export default function CoachingTermsPage() {
  const { t } = useTranslation('public')
  return <TextPage title={t('texts.coaching-terms')} {...useLoaderData<typeof loader>()} />
}
