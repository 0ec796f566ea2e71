import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { ChangeTemplate } from '~/domain/messages/template-schema'
import { findTemplate, saveTemplate } from '~/domain/messages/templates.server'
import { TokenField } from '~/http/action-form'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { TemplateForm } from '~/parts/messages/template-form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ template: { name: string } } | undefined> = {
  title: (t, data) => t('messages:templates.titleOf', { name: data?.template.name ?? '' }),
}

const list = '/admin/message-templates'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.templateId)
  const [template, edits] = await Promise.all([
    findTemplate(viewer, id),
    listLastEdits(viewer, 'message_templates', id),
  ])
  if (!template) throw notFound()
  return { template, edits, formKey: randomUUID() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.templateId)
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
