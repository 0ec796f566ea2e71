import { useTranslation } from 'react-i18next'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import { type Handle, useLoaderData } from '~/http/page'
import type { Args } from '~/http/page.server'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('public:texts.terms-and-conditions'),
  found: (t) => ({ description: t('public:found.text', { title: t('public:texts.terms-and-conditions') }) }),
}

export const loader = ({ request }: Args) => loadText(request, 'terms')

export default function TermsPage() {
  const { t } = useTranslation('public')
  return <TextPage title={t('texts.terms-and-conditions')} {...useLoaderData<typeof loader>()} />
}
