import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { BeAwayByTeam, SetAwayByTeam } from '~/domain/mentors/availability-schema'
import type { Version } from '~/domain/edits/versions'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/http/action-form'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { DateParts, partsProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:away.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentor = or404(await findMentorRecord(viewer, idParameter(args.params.mentorId)))
  return { mentor }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, SetAwayByTeam, async (absence) => {
    await acts.setAway(viewer, {
      until: absence.intent === 'away' ? absence.until : null,
      mentorId: id,
      seen: absence.seen as Version,
    })
    const name = (await findMentorRecord(viewer, id))?.fullName ?? ''
    const key = absence.intent === 'away' ? 'mentorAway' : 'mentorBack'
    return redirect(`/admin/mentors/${id}`, key, { name })
  })
}

export default function MentorAwayPage() {
  const { mentor } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('people')
  const { form, fields, te, shown } = useActionForm(BeAwayByTeam, { id: 'away' })
  const now = { until: mentor.awayUntil }
  return (
    <FormPage
      title={t('away.title')}
      lead={t('away.lead')}
      back={{ to: `/admin/mentors/${mentor.id}`, label: mentor.fullName }}
      errors={<FormErrors form={form} labels={{ until: t('away.until') }} />}
    >
      <EffectList effects={[t('admin:toldOfEdit')]} />
      <ChangedMeanwhile
        shown={shown}
        now={now}
        labels={{ until: t('away.until') }}
        options={{
          until: mentor.awayUntil
            ? [{ value: mentor.awayUntil, label: formatLongDate(language, mentor.awayUntil) }]
            : [],
        }}
      />
      {mentor.awayUntil && (
        <Form method="post" className="grid gap-4">
          <TokenField />
          <input type="hidden" name="intent" value="back" />
          <VersionFields shown={undefined} seen={now} />
          <p className="font-bold">
            {t('mentor.awayUntil', { when: formatLongDate(language, mentor.awayUntil) })}
          </p>
          <SubmitButton variant="secondary">{t('away.back')}</SubmitButton>
        </Form>
      )}
      {mentor.waiting > 0 && <Banner tone="warning">{t('status.closes', { count: mentor.waiting })}</Banner>}
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="away" />
        <VersionFields shown={shown} seen={now} />
        <DateParts {...partsProps(fields.until, te)} legend={t('away.until')} hint={t('away.hint')} />
        <SubmitButton pending="saving">{t('away.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
