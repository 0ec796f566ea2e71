import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import type { Version } from '~/domain/edits/versions'
import { NoteClearance } from '~/domain/mentors/mentor-record-schema'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { EffectList } from '~/ui/effect-list'
import { DateParts, partsProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:clearance.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentor = or404(await findMentorRecord(viewer, idParameter(args.params.mentorId)))
  return { mentor }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorId = idParameter(args.params.mentorId)
  return submit(args, NoteClearance, async ({ declaredOn, seenOn, validUntil, seen }) => {
    await acts.noteClearance(viewer, { mentorId, declaredOn, seenOn, validUntil, seen: seen as Version })
    const name = (await findMentorRecord(viewer, mentorId))?.fullName ?? ''
    return redirect(`/admin/mentors/${mentorId}#clearance`, 'clearanceNoted', { name })
  })
}

const days = ['declaredOn', 'seenOn', 'validUntil'] as const

/** The team notes what it has seen of a mentor who accepts minors: three days, and no copy. */
export default function MentorClearancePage() {
  const { mentor } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('people')
  const { declaredOn, certificateSeenOn: seenOn, certificateUntil: validUntil } = mentor
  const now = { declaredOn, seenOn, validUntil }
  const { form, fields, te, shown } = useActionForm(NoteClearance, {
    id: 'clearance',
    defaultValue: now,
  })
  const labels = Object.fromEntries(days.map((name) => [name, t(`clearance.${name}`)]))
  return (
    <FormPage
      title={t('clearance.title')}
      lead={t('clearance.lead')}
      back={{ to: `/admin/mentors/${mentor.id}#clearance`, label: mentor.fullName }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <EffectList effects={[t('clearance.empties'), t('clearance.goesOn')]} />
      <ChangedMeanwhile
        {...{ shown, now, labels }}
        options={Object.fromEntries(
          days.map((name) => {
            const value = now[name]
            return [name, value ? [{ value, label: formatLongDate(language, value) }] : []]
          }),
        )}
      />
      <ActionForm form={form}>
        <VersionFields shown={shown} seen={now} />
        {days.map((name) => (
          <DateParts
            key={name}
            {...partsProps(fields[name], te)}
            legend={labels[name]}
            hint={name === 'validUntil' ? t('clearance.lastDay') : undefined}
          />
        ))}
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
