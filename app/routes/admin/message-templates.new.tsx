import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import { SaveTemplate } from '~/domain/messages/template-schema'
import { saveTemplate } from '~/domain/messages/templates.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { TemplateForm } from '~/parts/messages/template-form'

export const handle: Handle = {
  title: (t) => t('messages:templates.newTitle'),
}

export async function loader(args: Args) {
  await requireViewer(args, 'admin')
  return { formKey: randomUUID() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, SaveTemplate, async (template) => {
    await saveTemplate(viewer, null, template)
    return redirect('/admin/message-templates', 'templateSaved', { name: template.name })
  })
}

export default function NewTemplatePage() {
  const { formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  return <TemplateForm title={t('templates.newTitle')} formKey={formKey} />
}
