import { useTranslation } from '~/i18n/use-translation'
import type { MentorOnTheWay } from '~/domain/mentors/mentor-on-the-way.server'
import type { Package } from '~/domain/packages/packages.server'
import { BecomeMenteeForm, BecomingEffects } from '~/parts/accounts/become-mentee-form'
import { WaitingMentor } from '~/parts/mentors/waiting-mentor'
import { WaitingPackage } from '~/parts/packages/waiting-package'
import { Card } from '~/ui/card'
import { ConfirmationPage } from '~/ui/form-page'

type SecondProfileProps = {
  home: string
  birthdateKnown: boolean
  redirectTo: string
  /** The package that the user was ordering. */
  item: Package | undefined
  /** The mentor whose page the user comes from. */
  mentor: MentorOnTheWay | undefined
}

/** Lets a signed-in user also become a mentee. */
export function SecondProfile({ home, birthdateKnown, redirectTo, item, mentor }: SecondProfileProps) {
  const { t } = useTranslation('public')
  return (
    <ConfirmationPage
      title={t('register.second.title')}
      lead={t('register.second.lead')}
      cancel={{ to: home, label: t('register.second.home') }}
      form={<BecomeMenteeForm {...{ birthdateKnown, redirectTo }} />}
    >
      <WaitingPackage item={item} />
      <WaitingMentor mentor={mentor} />
      <Card>
        <BecomingEffects />
      </Card>
    </ConfirmationPage>
  )
}
