import { useTranslation } from '~/i18n/use-translation'
import { findMentor } from '~/domain/mentors/mentors.server'
import { showProfile } from '~/domain/mentors/shown-mentor.server'
import { readAsking, type Asking } from '~/domain/mentorship-requests/asking.server'
import { sendRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { SendRequest } from '~/domain/mentorship-requests/schema'
import { type Handle, Link, useLoaderData, useSearchParams } from '~/http/page'
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
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { foundOf } from './mentors.$mentorId/found'
import { getLanguage } from '~/http/language.server'
import { ProfileBody, ProfileHeader, SimilarMentors } from './mentors.$mentorId/profile'
import { type Busy, RequestBox } from './mentors.$mentorId/request-box'

export const handle: Handle<Awaited<ReturnType<typeof loader>> | undefined> = {
  title: (t, data) => data?.mentor.name ?? t('common:errorPage.404.title'),
  found: (_t, data) => data && foundOf(data.mentor),
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
        <div className="grid gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div>
            <ProfileHeader mentor={mentor} />
            <ProfileBody mentor={mentor} />
            {mayAsk(asking) && !busyOf(mentor) && <AskBar />}
          </div>
          <div id="request" className="grid content-start gap-5 self-start @4xl:sticky @4xl:top-6 @4xl:pt-14">
            {asking.state === 'mentee' && asking.refusedAt && <Refused at={asking.refusedAt} />}
            <RequestBox asking={asking} mentor={mentor} kind={kind} busy={busyOf(mentor)} />
            {asking.state === 'mentee' && mentor.acceptsMinor !== false && busyOf(mentor) && (
              <WhenFree mentorId={mentor.id} waits={asking.waits} busy={busyOf(mentor)} />
            )}
            {asking.state === 'mentee' && <KeepMentor mentorId={mentor.id} kept={asking.kept} />}
          </div>
        </div>
      </div>
      {asking.state === 'visitor' && <RememberSeen id={mentor.id} name={mentor.name} />}
      <SimilarMentors mentors={mentor.similar} />
    </>
  )
}

/** Why the mentor takes no requests now, if so. */
function busyOf({ availability }: { availability: string }): Busy | undefined {
  if (availability === 'inCollaboration') return 'inCollaboration'
  return availability === 'none' ? 'notFree' : undefined
}

const mayAsk = (asking: Asking) =>
  asking.state === 'mentee' ? asking.open.length > 0 : asking.state !== 'own'

/** On a phone the way to the request, which stands below who she is: a bar at the foot until it comes into view. */
function AskBar() {
  const { t } = useTranslation('public')
  return (
    <p className="ask-bar">
      <a href="#request" className={buttonClass('primary')}>
        {t('requestBox.title')}
      </a>
    </p>
  )
}

/** Before the form: she has answered this woman with a no already. */
function Refused({ at }: { at: Date }) {
  const { t, language } = useTranslation('public')
  return (
    <Banner title={t('requestBox.refused.title', { date: formatLongDate(language, at) })}>
      <p>
        {t('requestBox.refused.text')} <Link to="/mentee/mentorships">{t('requestBox.refused.others')}</Link>
      </p>
    </Banner>
  )
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
