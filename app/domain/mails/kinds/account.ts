import { AccountContent, MessageContent, NewProfileContent, RetentionContent } from '../contents'
import { messageFacts, retentionDates } from '../facts'
import { family } from './family'
import { toApplication, toHerHome, toMentee } from './pages'

/** About her account, whatever she is. */
export const accountKinds = {
  ...family({ content: AccountContent, facts: {} }, { mentee_registered: { opens: '/mentoring-packages' } }),
  ...family({ content: NewProfileContent, facts: {} }, {
    profile_created: {
      opens: ({ role }) => (role === 'mentor' ? toApplication : toMentee),
      ending: ({ role }) => role,
    },
  }),
  ...family({ content: MessageContent, facts: messageFacts }, {
    message: { opens: toHerHome, facts: ['about'], quote: { label: 'teamMessage', text: ({ text }) => text } },
  }),
  ...family({ content: RetentionContent, facts: {}, values: retentionDates }, {
    retention_notice: { opens: toHerHome },
  }),
}
