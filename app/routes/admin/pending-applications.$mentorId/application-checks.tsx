import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { bestWords, countWords } from '~/domain/applications/answers'
import type { FoundApplication } from '~/domain/applications/admin-applications.server'

/** What the team checks before it decides. */
export function ApplicationChecks({ application }: { application: FoundApplication }) {
  const { t } = useTranslation('admin')
  const { experience, description, photoId, alike } = application
  const words = countWords(description)
  return (
    <Card title={t('applications.checks.title')} level={2}>
      <ul className="grid gap-3">
        <Check fine={experience === 'long'}>{t(`applications.checks.experience.${experience}`)}</Check>
        <Check fine={words >= bestWords.least && words <= bestWords.most}>
          {t('applications.checks.words', { count: words, ...bestWords })}
        </Check>
        <Check fine={photoId !== null}>
          {t(photoId ? 'applications.checks.photo' : 'applications.checks.noPhoto')}
        </Check>
        <Check fine={alike.length === 0}>
          {t(alike.length > 0 ? 'applications.checks.alike' : 'applications.checks.notAlike')}
          {alike.map((user) => (
            <span key={user.id} className="block text-sm break-words">
              {user.name}, {user.email}
            </span>
          ))}
        </Check>
      </ul>
    </Card>
  )
}

function Check({ fine, children }: { fine: boolean; children: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <li className="flex gap-3">
      <Icon
        name={fine ? 'check' : 'alert'}
        className={fine ? 'mt-[0.2em] text-olive' : 'mt-[0.2em] text-brick'}
      />
      <span className="min-w-0">
        <span className="sr-only">{t(fine ? 'applications.checks.fine' : 'applications.checks.look')} </span>
        {children}
      </span>
    </li>
  )
}
