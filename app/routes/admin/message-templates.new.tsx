import { randomUUID } from 'node:crypto'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SaveTemplate } from '~/domain/messages/template-schema'
import { saveTemplate } from '~/domain/messages/templates.server'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { TemplateForm } from '~/parts/messages/template-form'

export const handle: Handle = {
  i18n: ['admin', 'messages'],
  title: (t) => t('messages:templates.newTitle'),
}

export async function loader(args: LoaderFunctionArgs) {
  await requireViewer(args, 'admin')
  return { formKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, SaveTemplate, async (template) => {
    await saveTemplate(viewer, null, template)
    return redirect('/admin/message-templates', {
      headers: flash({ key: 'templateSaved', values: { name: template.name } }),
    })
  })
}

export default function NewTemplatePage() {
  const { formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  return <TemplateForm title={t('templates.newTitle')} formKey={formKey} />
}
