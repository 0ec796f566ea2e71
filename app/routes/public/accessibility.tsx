import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import type { Handle } from '~/http/handle'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('public:texts.accessibility'),
  found: (t) => ({ description: t('public:found.text', { title: t('public:texts.accessibility') }) }),
}

export const loader = ({ request }: LoaderFunctionArgs) => loadText(request, 'accessibility')

export default function AccessibilityPage() {
  const { t } = useTranslation('public')
  return <TextPage title={t('texts.accessibility')} {...useLoaderData<typeof loader>()} />
}
