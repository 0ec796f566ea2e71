import type { HeldForm } from '~/http/held-form'
import { contentIn, HeldFormSteps } from '~/http/held-form-schema'
import { type Handle, useActionData, useFormToken } from '~/http/page'
import { type Args, data, submit } from '~/http/page.server'
import { bringOnItsWay } from '~/http/send-held.server'
import { ErrorWords } from '~/layouts/error-words'
import { DueStep } from './held/steps'

export const handle: Handle = { title: (t) => t('common:held.title') }

// Opened by its address: nothing waits here. The answer to a form has its own status.
export const loader = () => data(null, { status: 404 })

export async function action(args: Args) {
  // Also when a step is refused.
  args.context.holdsForm = true
  return submit(args, HeldFormSteps, (sent) => bringOnItsWay(args, sent))
}

export default function HeldPage() {
  const token = useFormToken()
  const answer = useActionData<typeof action>()
  if (!answer) return <ErrorWords status={404} />
  return <DueStep form={'heldForm' in answer ? answer.heldForm : refused(answer.initialValue, token)} />
}

/** The form as it was sent, when a step of it was refused. */
function refused(sent: object | null | undefined, token: string): HeldForm {
  const { intent, held, to, needs } = (sent ?? {}) as Partial<HeldForm> & {
    intent?: HeldForm['step']
    held?: string
  }
  return {
    step: intent ?? 'sign-in',
    content: contentIn(held) ?? { fields: [], files: [], owner: '' },
    to: to ?? '/',
    needs: needs ?? 'public',
    token,
  }
}
