import type { KeptForm } from '~/http/kept-form'
import { contentIn, KeptFormSteps } from '~/http/kept-form-schema'
import { type Handle, useActionData, useFormToken } from '~/http/page'
import { type Args, data, submit } from '~/http/page.server'
import { bringOnItsWay } from '~/http/send-kept.server'
import { ErrorWords } from '~/layouts/error-words'
import { DueStep } from './kept/steps'

export const handle: Handle = { title: (t) => t('common:kept.title') }

// Opened by its address: nothing waits here. The answer to a form has its own status.
export const loader = () => data(null, { status: 404 })

export async function action(args: Args) {
  // Also when a step is refused.
  args.context.holdsForm = true
  return submit(args, KeptFormSteps, (sent) => bringOnItsWay(args, sent))
}

export default function KeptPage() {
  const token = useFormToken()
  const answer = useActionData<typeof action>()
  if (!answer) return <ErrorWords status={404} />
  return <DueStep form={'keptForm' in answer ? answer.keptForm : refused(answer.initialValue, token)} />
}

/** The form as it was sent, when a step of it was refused. */
function refused(sent: object | null | undefined, token: string): KeptForm {
  const { intent, kept, to, needs, role } = (sent ?? {}) as Partial<KeptForm> & {
    intent?: KeptForm['step']
    kept?: string
  }
  return {
    step: intent ?? 'sign-in',
    content: contentIn(kept) ?? { fields: [], files: [], owner: '' },
    to: to ?? '/',
    needs: needs ?? 'public',
    token,
    role: null,
    roles: role ? [role] : [],
  }
}
