import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { fieldsOf } from '~/domain/applications/answers'
import { requireApplicant } from '~/domain/applications/applicant.server'
import { findDraft, writerOf } from '~/domain/applications/draft.server'
import { Account, StepPhoto, stepSchemas, Visibility } from '~/domain/applications/schema'
import { namesIn, optionsOf } from '~/domain/applications/shown-answers.server'
import { openStep, readStep, stepPath } from '~/domain/applications/steps'
import { removePhoto, send, takeAccount, takeAnswers, takePhoto } from '~/domain/applications/take-step.server'
import { getFigures } from '~/domain/constants/constants.server'
import { Confirm } from '~/domain/values'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireNotYet } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { AccountStep } from './mentor.register/account-step'
import { CheckStep } from './mentor.register/check-step'
import { ExperienceStep } from './mentor.register/experience-step'
import { ExperienceTooShort } from './mentor.register/experience-too-short'
import { LinksStep } from './mentor.register/links-step'
import { PhotoStep } from './mentor.register/photo-step'
import { ReasonStep } from './mentor.register/reason-step'
import { VisibilityStep } from './mentor.register/visibility-step'
import { YouStep } from './mentor.register/you-step'

export const handle: Handle<{ step?: string } | undefined> = {
  i18n: ['application'],
  title: (t, data) => t(data?.step ? `application:${data.step}.title` : 'application:title'),
}

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, again } = requireApplicant(await requireNotYet(args, 'mentor'))
  const writer = writerOf(args.request, viewer)
  const [language, draft] = await Promise.all([getLanguage(args.request), findDraft(writer)])
  const state = { reached: draft.reached, signedIn: viewer !== null, again }
  const step = openStep(args.request, state)
  if (step !== readStep(args.request)) throw redirect(stepPath(step))
  const query = new URL(args.request.url).searchParams
  const names = step === 'check' ? await namesIn(draft.answers, language) : null
  return { step, ...draft, ...state, names, options: await optionsOf(step, language), why: query.get('why') }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, again } = requireApplicant(await requireNotYet(args, 'mentor'))
  const writer = writerOf(args.request, viewer)
  const step = readStep(args.request) ?? 'account'
  const part = new URL(args.request.url).searchParams.get('part')
  if (part === 'no-photo') return submit(args, Confirm, () => removePhoto(writer))
  if (step === 'photo') {
    const limits = { fileField: 'photo', fileLimit: (await getFigures()).photoBytes, tooLarge: 'photo_too_large' }
    return submit(args, StepPhoto, ({ photo }) => takePhoto(writer, args.context.clientAddress, photo), limits)
  }
  if (step === 'account') return submit(args, Account, (account) => takeAccount(writer, account, args.context.clientAddress))
  if (step === 'check') return submit(args, Confirm, () => send(args.request, writer))
  const schema = step === 'visibility' && again ? Visibility : stepSchemas[step]
  return submit(args, schema, (answers) => takeAnswers(writer, step, answers))
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
