import { useTranslation } from '~/i18n/use-translation'
import type { Role } from '~/viewer/role'
import { LinkButton } from '~/ui/button'
import { BecomeMentee } from './become-mentee'

/** Links to the registration of the other profile, or says that the user already has both. */
export function OtherProfile({ role, roles }: { role: Role; roles: Role[] }) {
  const { t } = useTranslation('account')
  const other = role === 'mentor' ? 'mentee' : 'mentor'
  return (
    <section className="grid justify-items-start gap-4">
      <h2>{t(`otherProfile.${other}.title`)}</h2>
      {roles.includes(other) ? (
        <p>{t(`otherProfile.${other}.held`)}</p>
      ) : (
        <>
          <p>{t(`otherProfile.${other}.text`)}</p>
          {other === 'mentee' ? (
            <BecomeMentee to="/mentee/register">{t('otherProfile.mentee.create')}</BecomeMentee>
          ) : (
            <LinkButton to="/mentor/register">{t('otherProfile.mentor.create')}</LinkButton>
          )}
        </>
      )}
    </section>
  )
}
