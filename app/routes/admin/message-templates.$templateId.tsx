import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { ChangeTemplate, SaveTemplate } from '~/domain/messages/template-schema'
import { findTemplate, saveTemplate } from '~/domain/messages/templates.server'
import { TokenField } from '~/forms/action-form'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, idOrNew, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { TemplateForm } from '~/parts/messages/template-form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ template: { name: string } | null } | undefined> = {
  title: (t, data) =>
    data?.template
      ? t('messages:templates.titleOf', { name: data.template.name })
      : t('messages:templates.newTitle'),
}

const list = '/admin/message-templates'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idOrNew(args.params.templateId)
  const formKey = randomUUID()
  if (id === null) return { template: null, formKey }
  const [template, edits] = await Promise.all([
    findTemplate(viewer, id),
    listLastEdits(viewer, 'message_templates', id),
  ])
  return { template: or404(template), edits, formKey }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idOrNew(args.params.templateId)
  if (id === null)
    return submit(args, SaveTemplate, async (template) => {
      await saveTemplate(viewer, null, template)
      return redirect(list, 'templateSaved', { name: template.name })
    })
  return submit(args, ChangeTemplate, async (change) => {
    if (change.intent === 'save') await saveTemplate(viewer, id, change)
    else await acts.retireMessageTemplate(viewer, { templateId: id, retired: change.intent === 'retire' })
    const name = (await findTemplate(viewer, id))?.name ?? ''
    const key = { save: 'templateSaved', retire: 'templateRetired', restore: 'templateRestored' }[
      change.intent
    ]
    return redirect(list, key, { name })
  })
}

export default function TemplatePage() {
  const { template, edits, formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  if (!template) return <TemplateForm title={t('templates.newTitle')} formKey={formKey} />
  const title = t('templates.titleOf', { name: template.name })
  const state = template.retiredAt ? 'restore' : 'retire'
  const turn = (
    <Card title={t(`templates.${state}Title`)}>
      <p className="mb-4">{t(`templates.${state}Text`)}</p>
      <Form method="post">
        <TokenField />
        <Button name="intent" value={state} variant="secondary">
          {t(`templates.${state}`)}
        </Button>
      </Form>
    </Card>
  )
  if (template.retiredAt) {
    return (
      <FormPage title={title} back={{ to: list, label: t('common:shell.admin.templates') }}>
        {turn}
      </FormPage>
    )
  }
  return <TemplateForm {...{ title, formKey, template, edits }}>{turn}</TemplateForm>
}
