import { Link } from '~/http/page'
import { Banner, type BannerTone } from './banner'
import { GrowingLeaf } from './leaf'

export type Flash = {
  id?: string
  tone: BannerTone
  /** More than a success. */
  happy?: boolean
  title: string
  text?: string
  /** Where to go next: the next case, the page that the act created. */
  links?: { to: string; label: string }[]
}

/** The outcome of the last act, as a banner in the page; app/browser/page.ts shows a success also where it is out of view. */
export function FlashMessage({ flash, className }: { flash: Flash; className?: string }) {
  return (
    <div className={className} data-toast={flash.tone === 'success' ? '' : undefined}>
      <Banner
        tone={flash.tone}
        title={flash.title}
        role={flash.tone === 'danger' ? 'alert' : 'status'}
        mark={flash.happy && <GrowingLeaf />}
      >
        {flash.text}
        {flash.links?.map(({ to, label }) => (
          <p key={to}>
            <Link to={to}>{label}</Link>
          </p>
        ))}
      </Banner>
    </div>
  )
}
