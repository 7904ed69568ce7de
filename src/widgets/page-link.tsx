import type { ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'
import { deferUntilPaint } from './defer-until-paint.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Within the app, with its query. */
  readonly href: string
}

/** A link to another screen that shows the press before the screen is rendered. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const [, navigate] = useLocation()
  return (
    <Link
      {...rest}
      href={href}
      onClick={event => {
        event.preventDefault()
        deferUntilPaint(() => navigate(href))(event)
      }}
    />
  )
}
