import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Handle } from '~/http/handle'
import { pageAt } from '~/http/page-at'
import { notFound } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { PreparedPage } from '~/layouts/prepared-page'

const dashboard = { to: '/admin/dashboard', label: 'shell.admin.dashboard' }
const mentorships = { to: '/admin/mentorships', label: 'shell.admin.mentorships' }

/** The catalogue name of each placeholder page, and the page to use until it exists. */
const prepared: Record<string, { name: string; meanwhile: typeof dashboard }> = {
  '/admin/create-new-mentor': { name: 'newMentor', meanwhile: dashboard },
  '/admin/create-new-mentee': { name: 'newMentee', meanwhile: dashboard },
  '/admin/mentor-suggestion-requests': { name: 'suggestions', meanwhile: dashboard },
  '/admin/create-new-mentorship': { name: 'newMentorship', meanwhile: mentorships },
}

export const handle: Handle<{ name: string } | undefined> = {
  i18n: ['admin'],
  title: (t, page) => (page ? t(`admin:prepared.${page.name}.title`) : ''),
}

export async function loader(args: LoaderFunctionArgs) {
  await requireViewer(args, 'admin')
  const page = prepared[pageAt(args.request)?.path ?? '']
  if (!page) throw notFound()
  return page
}

export default function AdminPreparedPage() {
  const { name, meanwhile } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  return (
    <PreparedPage
      title={t(`prepared.${name}.title`)}
      text={t(`prepared.${name}.text`)}
      meanwhile={{ to: meanwhile.to, label: t(`common:${meanwhile.label}`) }}
    />
  )
}
