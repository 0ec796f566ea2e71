import { useTranslation } from '~/i18n/use-translation'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** Links to the mentor's other pages. */
export function ProfileLinks({ links }: { links: string[] }) {
  const { t } = useTranslation('public')
  if (links.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2>{t('mentor.links')}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a
              href={link}
              rel="noopener nofollow ugc"
              className="inline-flex min-h-11 items-center gap-2 break-all"
            >
              <Icon name="external" />
              {link.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '')}
              <VisuallyHidden> {t('mentor.newWindow')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
