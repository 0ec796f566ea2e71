import { useTranslation } from '~/i18n/use-translation'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import { type Handle, useLoaderData } from '~/http/page'
import type { Args } from '~/http/page.server'

export const handle: Handle = {
  title: (t) => t('common:texts.privacy'),
  found: (t) => ({ description: t('public:found.text', { title: t('common:texts.privacy') }) }),
}

export const loader = (args: Args) => loadText(args, 'privacy')

export default function PrivacyPolicyPage() {
  const { t } = useTranslation('public')
  return <TextPage title={t('common:texts.privacy')} {...useLoaderData<typeof loader>()} />
}
