/** What a mentor can be asked for at present. */
export const availabilities = ['mentoring', 'coaching', 'both', 'inCollaboration', 'none'] as const
export type Availability = (typeof availabilities)[number]

type Available = Record<'inCollaboration' | 'availableForMentoring' | 'availableForCoaching', boolean>

export function availabilityOf(card: Available): Availability {
  if (card.inCollaboration) return 'inCollaboration'
  if (card.availableForMentoring && card.availableForCoaching) return 'both'
  if (card.availableForMentoring) return 'mentoring'
  return card.availableForCoaching ? 'coaching' : 'none'
}

/** Whether anything can be asked of a mentor at present. */
export const isFree = (availability: Availability) =>
  availability !== 'inCollaboration' && availability !== 'none'
