import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { ConfirmedSettings, settingParts } from '~/domain/settings/schema'
import { changeSettings, readSettings, readValues, schemaOf } from '~/domain/settings/settings.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, notFound, redirect, requireViewer } from '~/http/page.server'
import { ChangesCheck } from './settings.$part/changes-check'
import { SettingsForm } from './settings.$part/settings-form'

export const handle: Handle = { title: (t) => t('common:shell.admin.settings') }

const list = '/admin/settings'

/** Without parameters the form; with them, the form with its errors, or the check of what would change. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const part = partOf(args)
  const [settings, passwordNeeded] = await Promise.all([readSettings(viewer), reads.passwordNeeded(viewer)])
  const now = settings[part]
  const given = new URL(args.request.url).searchParams
  const asked = parseWithZod(given, { schema: schemaOf(part, settings.bounds) })
  const sent = Object.keys(now).some((name) => given.has(name))
  const errors = sent && asked.status === 'error' ? (asked.error ?? {}) : {}
  const typed = sent ? Object.fromEntries(Object.keys(now).map((name) => [name, given.get(name) ?? ''])) : now
  const next = sent && asked.status === 'success' ? (asked.value as typeof now) : null
  const changes =
    next && Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== now[name]))
  return { part, now, typed, errors, changes, bounds: settings.bounds, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  partOf(args)
  return guarded(args, viewer, ConfirmedSettings, async ({ changes, seen }) => {
    await changeSettings(viewer, readValues(changes), readValues(seen))
    return redirect(list, 'settingsChanged')
  })
}

export default function SettingsPartPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const confirm = useActionForm(ConfirmedSettings, { id: 'confirm' })
  const back = { to: list, label: t('common:shell.admin.settings') }
  const errors = <FormErrors form={confirm.form} />
  return data.changes ? (
    <ChangesCheck {...data} changes={data.changes} {...{ confirm, back, errors }} />
  ) : (
    <SettingsForm {...data} back={back} />
  )
}

function partOf({ params }: Args) {
  const part = settingParts.find((each) => each === params.part)
  if (!part) throw notFound()
  return part
}
