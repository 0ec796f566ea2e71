import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import type { Handle } from '~/http/handle'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('public:texts.mentoring-terms'),
  found: (t) => ({ description: t('public:found.text', { title: t('public:texts.mentoring-terms') }) }),
}

export const loader = ({ request }: LoaderFunctionArgs) => loadText(request, 'mentoring')

export default function MentoringTermsPage() {
  const { t } = useTranslation('public')
  return <TextPage title={t('texts.mentoring-terms')} {...useLoaderData<typeof loader>()} />
}
