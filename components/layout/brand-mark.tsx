type BrandMarkProps = { className?: string };

/** The logo: a pomegranate with the woven rhombus. Its name is beside it as text. */
export function BrandMark({ className = 'site-logo__mark' }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 28 28" aria-hidden="true">
      <path
        fill="currentColor"
        d="M14 6.2c1.5 0 2.9.2 4.2.7l2.5-4.2-3.9 1.4L14 1l-2.8 3.1-3.9-1.4 2.5 4.2A11 11 0 1 0 18.2 6.9 12 12 0 0 0 14 6.2Z"
      />
      <path
        d="M14 10.2 18.6 17 14 23.8 9.4 17Z"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M14 14.6 15.6 17 14 19.4 12.4 17Z" fill="#fff" />
    </svg>
  );
}
