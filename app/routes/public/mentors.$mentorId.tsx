import { useTranslation } from '~/i18n/use-translation'
import { findMentor } from '~/domain/mentors/mentors.server'
import { showProfile } from '~/domain/mentors/shown-mentor.server'
import { readAsking } from '~/domain/mentorship-requests/asking.server'
import { sendRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { SendRequest } from '~/domain/mentorship-requests/schema'
import { type Handle, useLoaderData, useSearchParams } from '~/http/page'
import {
  type Args,
  findViewer,
  idParameter,
  or404,
  redirect,
  requireViewer,
  submit,
} from '~/http/page.server'
import { RememberSeen } from '~/parts/mentors/seen-mentors'
import { WhenFreeForm } from '~/parts/mentors/when-free-form'
import { Card } from '~/ui/card'
import { foundOf } from './mentors.$mentorId/found'
import { getLanguage } from '~/http/language.server'
import {
  HowItWorks,
  ProfileBody,
  ProfileHeader,
  ProfileTestimonials,
  SimilarMentors,
} from './mentors.$mentorId/profile'
import { type Busy, RequestBox } from './mentors.$mentorId/request-box'

export const handle: Handle<Awaited<ReturnType<typeof loader>> | undefined> = {
  title: (t, data) => data?.mentor.name ?? t('common:errorPage.404.title'),
  found: (t, data, site) => data && foundOf(t, data.mentor, site),
}

export async function loader(args: Args) {
  const id = idParameter(args.params.mentorId)
  const [viewer, language] = await Promise.all([findViewer(args), getLanguage(args)])
  const mentor = or404(await findMentor(viewer, id))
  const [shown, asking] = await Promise.all([
    showProfile(mentor, language, viewer),
    readAsking(viewer, id, language),
  ])
  return { mentor: shown, asking }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.mentorId)
  return submit(args, SendRequest, async (request) => {
    await sendRequest(viewer, id, request)
    return redirect('/mentee/mentorships', 'requestSent')
  })
}

export default function MentorPage() {
  const { mentor, asking } = useLoaderData<typeof loader>()
  const kind = useSearchParams()[0].get('kind') === 'coaching' ? 'coaching' : null
  return (
    <>
      {/* Container query: two columns only if the text fits. A viewport breakpoint would ignore a larger font
          size. */}
      <div className="@container">
        <div className="grid gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_26rem] @4xl:grid-rows-[auto_1fr]">
          <ProfileHeader mentor={mentor} />
          <div
            id="request"
            className="grid content-start gap-5 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:pt-14"
          >
            <RequestBox asking={asking} mentor={mentor} kind={kind} busy={busyOf(mentor)} />
            {asking.state === 'mentee' && mentor.acceptsMinor !== false && busyOf(mentor) && (
              <WhenFree mentorId={mentor.id} waits={asking.waits} busy={busyOf(mentor)} />
            )}
            {asking.state === 'mentee' && <KeepMentor mentorId={mentor.id} kept={asking.kept} />}
            <HowItWorks mentor={mentor} />
          </div>
          <ProfileBody mentor={mentor} />
        </div>
      </div>
      {asking.state === 'visitor' && <RememberSeen id={mentor.id} name={mentor.name} />}
      <ProfileTestimonials testimonials={mentor.testimonials} />
      <SimilarMentors mentors={mentor.similar} />
    </>
  )
}

/** Why the mentor takes no requests now, if so. */
function busyOf({ availability }: { availability: string }): Busy | undefined {
  if (availability === 'inCollaboration') return 'inCollaboration'
  return availability === 'none' ? 'notFree' : undefined
}

/** For a mentee: keeps the mentor among the favourites, or not any more. */
function KeepMentor({ mentorId, kept }: { mentorId: number; kept: boolean }) {
  const { t } = useTranslation('public')
  return (
    <WhenFreeForm
      act="favourite"
      mentorId={mentorId}
      wanted={!kept}
      from="mentor"
      label={t(kept ? 'favourite.remove' : 'favourite.add')}
      variant="quiet"
    />
  )
}

type WhenFreeProps = {
  mentorId: number
  waits: boolean
  busy: Busy | undefined
}

/** For a mentee, while the mentor is not available: offers a mail when that changes, or says that one will come. */
function WhenFree({ mentorId, waits, busy }: WhenFreeProps) {
  const { t } = useTranslation('public')
  const state = waits ? 'waiting' : 'offered'
  return (
    <Card title={t(`whenFree.${state}.title`)} level={2} tone={waits ? 'plain' : 'primary'}>
      <p className="mb-5">{t(`whenFree.${state}.text`, { context: busy })}</p>
      <WhenFreeForm
        mentorId={mentorId}
        wanted={!waits}
        from="mentor"
        label={t(`whenFree.${state}.action`)}
        variant={waits ? 'secondary' : 'primary'}
      />
    </Card>
  )
}
