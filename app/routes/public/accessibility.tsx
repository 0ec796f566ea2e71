import { useTranslation } from '~/i18n/use-translation'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import { type Handle, useLoaderData } from '~/http/page'
import type { Args } from '~/http/page.server'

export const handle: Handle = {
  title: (t) => t('common:texts.accessibility'),
  found: (t) => ({ description: t('public:found.text', { title: t('common:texts.accessibility') }) }),
}

export const loader = (args: Args) => loadText(args, 'accessibility')

export default function AccessibilityPage() {
  const { t } = useTranslation('public')
  return <TextPage title={t('common:texts.accessibility')} {...useLoaderData<typeof loader>()} />
}
