import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { findPlanning, type PlannedPair } from '~/domain/mentorships/planned-sessions.server'
import { ProposeTimes, TakeTime, TimesAct, WithdrawTimes } from '~/domain/mentorships/proposal-schema'
import { actOnTimes, findProposal, type Proposal } from '~/domain/mentorships/proposals.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireSide, submit } from '~/http/page.server'
import { afterSession } from '~/parts/mentorships/planned-sessions/after-session.server'
import { NoPlan } from '~/parts/mentorships/planned-sessions/no-plan'
import { ProposedTimes } from '~/parts/mentorships/planned-sessions/proposed-times'
import { useSessionsBack } from '~/parts/mentorships/planned-sessions/sessions-back'
import type { Side } from '~/parts/mentorships/planned-sessions/side'
import { TimesFields, useTimesLabels } from '~/parts/mentorships/planned-sessions/times-fields'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentor:times.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const mentorshipId = idParameter(args.params.mentorshipId)
  const [found, proposal, place] = await Promise.all([
    findPlanning(viewer, mentorshipId),
    findProposal(viewer, mentorshipId),
    reads.usualPlace(viewer, { mentorshipId }),
  ])
  if (!found) throw notFound()
  return { side, pair: found.pair, proposal, place, now: new Date() }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, TimesAct, async (act) =>
    afterSession(viewer, args.request, id, await actOnTimes(viewer, id, act)),
  )
}

export default function ProposeTimesPage() {
  return <TimesPage {...useLoaderData<typeof loader>()} />
}

type TimesPageProps = {
  side: Side
  pair: PlannedPair
  proposal?: Proposal
  place: string | null
  now: Date
}

/** The times that are offered for a session, and the form that offers others. */
function TimesPage({ side, pair, proposal, place, now }: TimesPageProps) {
  const { t } = useTranslation('mentor')
  const add = useActionForm(ProposeTimes, {
    id: 'times',
    intent: 'propose',
    defaultValue: { place: place ?? undefined },
  })
  const take = useActionForm(TakeTime, { id: 'take', intent: 'take' })
  const withdraw = useActionForm(WithdrawTimes, { id: 'withdraw', intent: 'withdraw' })
  const labels = useTimesLabels()
  const back = useSessionsBack(side, pair.id)
  if (pair.status !== 'running' && add.form.status !== 'error')
    return <NoPlan reason="ended" {...{ pair, back }} />
  return (
    <ConfirmationPage
      title={t('times.title')}
      lead={t(`times.lead.${pair.kind}`, { name: pair.people.join(', ') })}
      back={back}
      errors={[add, take, withdraw].map(({ form }) => (
        <FormErrors key={form.id} form={form} labels={labels} />
      ))}
      form={
        <ActionForm form={add.form}>
          <input type="hidden" name="intent" value="propose" />
          <TimesFields fields={add.fields} te={add.te} required countries={pair.countries} now={now} />
          <SubmitButton pending="sending">{t('times.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('planning.unchanged') }}
    >
      {proposal && (
        <>
          <ProposedTimes side={side} proposal={proposal} countries={pair.countries} here />
          <p className="max-w-read text-muted">{t('times.replaces')}</p>
        </>
      )}
    </ConfirmationPage>
  )
}
