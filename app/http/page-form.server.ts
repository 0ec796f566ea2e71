import type { Held } from './body.server'
import { readForm } from './form.server'
import { outcomeOf } from './outcome.server'
import { refusedAct } from './refused-act.server'
import type { Handled } from './session-viewer.server'

/** readForm for a page. Throws a small page if the form came too slowly; raises busy. */
export async function readPageForm(handled: Handled, held: Held, limits: { fileLimit?: number }) {
  const outcome = await outcomeOf(() => readForm(handled.request, held, limits))
  if ('result' in outcome) return outcome.result
  const { rule, status } = outcome.refusal
  throw status === 503 ? outcome.refusal : await refusedAct(handled, rule, status)
}
