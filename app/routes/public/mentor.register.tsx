import { findOwnApplication } from '~/domain/applications/applications.server'
import { fieldsOf } from '~/domain/applications/answers'
import { findDraft, sendAsNewcomer, sendAsUser, type Writer } from '~/domain/applications/draft.server'
import { Account, StepPhoto, stepSchemas, Visibility } from '~/domain/applications/schema'
import { namesIn, optionsOf } from '~/domain/applications/shown-answers.server'
import { openStep, type Step } from '~/domain/applications/steps'
import { removePhoto, takeAccount, takeAnswers, takePhoto } from '~/domain/applications/take-step.server'
import { getFigures } from '~/domain/constants/constants.server'
import { Confirm } from '~/domain/values'
import { forgetDraft, storeDraft, writerOf } from '~/http/draft-cookie.server'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { type Args, browserOf, flash, headersWith, redirect, requireNotYet, submit } from '~/http/page.server'
import { arriving, sessionCookie, sessionCookies } from '~/http/session.server'
import { getLanguage } from '~/http/language.server'
import { toLocale } from '~/i18n/locale'
import { readStep, stepPath } from '~/parts/applications/step-address'
import type { Viewer } from '~/viewer/viewer'
import { AccountStep } from './mentor.register/account-step'
import { CheckStep } from './mentor.register/check-step'
import { ExperienceStep } from './mentor.register/experience-step'
import { LinksStep } from './mentor.register/links-step'
import { PhotoStep } from './mentor.register/photo-step'
import { ReasonStep } from './mentor.register/reason-step'
import { VisibilityStep } from './mentor.register/visibility-step'
import { YouStep } from './mentor.register/you-step'
import { useTranslation } from '~/i18n/use-translation'
import { ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

/** The page that shows the state of a sent application. */
const sent = '/mentor/application'

export const handle: Handle<{ step?: string } | undefined> = {
  title: (t, data) => t(data?.step ? `application:${data.step}.title` : 'application:title'),
  found: (t) => ({ description: t('public:found.becomeMentor') }),
}

export async function loader(args: Args) {
  const viewer = await requireNotYet(args, 'mentor')
  const again = sendsAgain(viewer)
  const writer = writerOf(args.request, viewer)
  const [language, draft] = await Promise.all([getLanguage(args), findDraft(writer)])
  const state = { reached: draft.reached, signedIn: viewer !== null, again }
  const asked = readStep(args.request)
  const step = openStep(asked, state)
  if (step !== asked) throw redirect(stepPath(step))
  const query = new URL(args.request.url).searchParams
  const names = step === 'check' ? await namesIn(draft.answers, language) : null
  const message = again && viewer ? ((await findOwnApplication(viewer))?.statusMessage ?? null) : null
  const options = await optionsOf(step, language)
  return { step, ...draft, ...state, names, options, message, why: query.get('why') }
}

export async function action(args: Args) {
  const viewer = await requireNotYet(args, 'mentor')
  const again = sendsAgain(viewer)
  const writer = writerOf(args.request, viewer)
  const step = readStep(args.request) ?? 'account'
  const part = new URL(args.request.url).searchParams.get('part')
  const { clientAddress } = args.context
  // What is corrected leads back to the whole.
  const onward = (next: Step | null) => (again && next ? 'check' : next)
  if (part === 'no-photo') {
    return submit(args, Confirm, async () => {
      await removePhoto(writer)
      return goOn(writer, 'photo')
    })
  }
  if (step === 'photo') {
    const limits = {
      fileField: 'photo',
      fileLimit: (await getFigures()).photoBytes,
      tooLarge: 'photo_too_large',
    }
    const take = async ({ photo }: { photo?: File }) =>
      goOn(writer, onward(await takePhoto(writer, clientAddress, photo)))
    return submit(args, StepPhoto, take, limits)
  }
  if (step === 'account') {
    return submit(args, Account, async (account) => {
      await takeAccount(writer, account, clientAddress)
      return goOn(writer, 'you', args.request)
    })
  }
  if (step === 'check') return submit(args, Confirm, () => send(args, writer))
  const schema = step === 'visibility' && again ? Visibility : stepSchemas[step]
  return submit(args, schema, async (answers) =>
    goOn(writer, onward(await takeAnswers(writer, step, answers))),
  )
}

/** Whether an application was sent before. Redirects a viewer whose application waits for an answer. */
function sendsAgain(viewer: Viewer | null) {
  const status = viewer?.mentorStatus ?? null
  if (status === 'new') throw redirect(sent)
  return status !== null
}

/**
 * Redirects to a step; null means that the experience is too short, and redirects to the page that explains
 * it. After the first step, whose `request` is given, a browser without cookies is told.
 */
async function goOn(writer: Writer, step: Step | null, request?: Request) {
  const to = step ? stepPath(step) : stepPath('experience', '&why=experience')
  return redirect(request ? arriving(request, to) : to, { headers: headersWith(await storeDraft(writer)) })
}

async function send(args: Args, writer: Writer) {
  const cookies = writer.viewer ? await sendOwn(writer) : await sendNew(args, writer)
  return redirect(sent, { headers: flash('applicationSent', forgetDraft(), ...cookies) })
}

async function sendOwn(writer: Writer) {
  const secret = await sendAsUser(writer)
  return secret ? [sessionCookie(secret)] : []
}

async function sendNew(args: Args, writer: Writer) {
  const locale = toLocale(await getLanguage(args))
  return sessionCookies(args.request, await sendAsNewcomer(writer, locale, browserOf(args)))
}

const pages = {
  account: AccountStep,
  you: YouStep,
  experience: ExperienceStep,
  reason: ReasonStep,
  photo: PhotoStep,
  links: LinksStep,
  visibility: VisibilityStep,
}

export default function MentorRegisterPage() {
  const { step, answers, names, why, ...rest } = useLoaderData<typeof loader>()
  const props = { ...rest, answers: fieldsOf(answers) }
  if (step === 'experience' && why === 'experience') return <ExperienceTooShort />
  if (step === 'check') return names && <CheckStep {...props} written={answers} names={names} />
  const Page = pages[step]
  return <Page key={step} {...props} />
}

/** Why the application cannot continue yet, and what to do. */
function ExperienceTooShort() {
  const { t } = useTranslation('application')
  const { teamEmail } = useConstants()
  return (
    <FormPage title={t('tooShort.title')} eyebrow={t('title')} lead={t('tooShort.lead')}>
      <p>{t('tooShort.mistake')}</p>
      <p>{t('tooShort.later')}</p>
      <ButtonRow>
        <LinkButton to={stepPath('experience')}>{t('tooShort.back')}</LinkButton>
        <LinkButton to="/mentors" variant="secondary">
          {t('tooShort.mentors')}
        </LinkButton>
      </ButtonRow>
      <p>
        {t('common:form.talk')} <a href={`mailto:${teamEmail}`}>{teamEmail}</a>
      </p>
    </FormPage>
  )
}
