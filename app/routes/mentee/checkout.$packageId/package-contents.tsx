import { useTranslation } from '~/i18n/use-translation'
import type { PackagePart } from '~/domain/packages/packages.server'

/**
 * The parts of a package. For a single part only its sessions are listed, because the package's name says the
 * rest.
 */
export function PackageContents({ parts }: { parts: PackagePart[] }) {
  const { t } = useTranslation('mentee')
  const [only, ...others] = parts
  if (only && others.length === 0) return <p>{t('contents.minimum', { sessions: only.minimumSessions })}</p>
  return (
    <ul className="grid gap-1">
      {parts.map(({ position, kind, durationMonths, minimumSessions }) => (
        <li key={position}>{t(`contents.${kind}`, { months: durationMonths, sessions: minimumSessions })}</li>
      ))}
    </ul>
  )
}
