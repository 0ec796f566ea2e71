import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'

type EndedMentorshipProps = {
  title: string
  mentorship: AdminMentorship
  back: { to: string; label: string }
}

/** Shown instead of the form when the mentorship is no longer running. */
export function EndedMentorship({ title, mentorship, back }: EndedMentorshipProps) {
  const { t, language } = useTranslation('admin')
  const { status, endedAt } = mentorship
  const when = endedAt ? formatLongDate(language, endedAt) : ''
  return (
    <FormPage title={title}>
      <Banner>{t(`ended.${status}`, { when })}</Banner>
      <MentorshipFacts mentorship={mentorship} />
      <div>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </div>
    </FormPage>
  )
}
