import {
  AccountContent,
  DecisionContent,
  DeclinesContent,
  GiftContent,
  OfferContent,
  TestimonialContent,
} from '../contents'
import { declineValues, giftFacts, offerFacts } from '../facts'
import { EditContent, editFacts } from '../edit-facts'
import { family, type Outline } from './family'
import { toApplication, toGift, toMentor, toProfile } from './pages'

type Decision = Outline<DecisionContent, never>

const opening = (opens: string): Decision => ({
  opens,
  quote: { label: 'teamMessage', text: ({ message }) => message },
})

/** To a mentor or applicant, about the application, the profile and the gift. */
export const profileKinds = {
  ...family({ content: AccountContent, facts: {} }, { application_sent: { opens: toApplication } }),
  ...family(
    { content: DecisionContent, facts: {} },
    {
      application_active: opening(toMentor),
      application_rejected: opening(toApplication),
      application_awaiting_response: opening(toApplication),
      profile_active: opening(toProfile),
      profile_inactive: opening(toProfile),
    },
  ),
  ...family(
    { content: EditContent, facts: editFacts },
    {
      edit_approved: { ...opening(toProfile), facts: ['changes'] },
      edit_rejected: { ...opening(toProfile), facts: ['changes'] },
    },
  ),
  ...family(
    { content: GiftContent, facts: giftFacts },
    {
      gift_approved: { opens: toGift, facts: ['gift'] },
      gift_declined: {
        opens: toGift,
        facts: ['gift'],
        quote: { label: 'teamMessage', text: ({ message }) => message },
      },
    },
  ),
  ...family(
    { content: OfferContent, facts: offerFacts },
    { new_offer: { opens: '/mentor/mentor2mentor', facts: ['provider', 'offered', 'validUntil'] } },
  ),
  ...family(
    { content: DeclinesContent, facts: {}, values: declineValues },
    { declines_mentor: { opens: '/mentor/my-account/availability' } },
  ),
  ...family(
    { content: TestimonialContent, facts: {} },
    {
      testimonial_published: {
        opens: ({ mentorId }) => `/mentors/${mentorId}`,
        quote: { label: 'herWords', text: ({ text }) => text },
      },
    },
  ),
}
