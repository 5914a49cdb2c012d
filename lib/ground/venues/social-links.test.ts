/** @jest-environment node */
import { readSocialLink } from './social-links';

describe('a link of a venue', () => {
  test.each([
    ['instagram', 'https://www.instagram.com/place', 'instagram', 'instagram.com'],
    ['whatsapp', 'https://wa.me/77011234567', 'whatsapp', 'wa.me'],
    ['Telegram', 'https://t.me/place', 'telegram', 't.me'],
    ['tiktok', 'https://www.tiktok.com/@place', 'tiktok', 'tiktok.com'],
    ['facebook', 'https://m.facebook.com/place', 'facebook', 'm.facebook.com'],
    ['website', 'https://place.example/', 'website', 'place.example'],
    ['threads', 'https://www.threads.net/@place', null, 'Threads'],
    ['threads', 'https://threads.evil.example/@place', null, 'threads.evil.example'],
    ['mastodon', 'https://social.example/@place', null, 'social.example'],
    ['constructor', 'https://place.example/', null, 'place.example'],
  ])('%s %s is followed', (called, link, network, name) => {
    expect(readSocialLink(called, link)).toEqual({ network, name, href: link });
  });

  test.each([
    ['website', 'javascript:alert(document.domain)'],
    ['telegram', 'data:text/html,<script>alert(1)</script>'],
    ['instagram', 'https://www.instagram.com.evil.example/login'],
    ['instagram', 'https://evil.example/instagram.com'],
    ['instagram', 'https://instagram.com@evil.example/'],
    ['instagram', 'http://instagram.com/place'],
    ['website', 'https://user:secret@place.example/'],
    ['website', 'https://place.example:8443/'],
    ['website', 'https://localhost/'],
    ['website', '//place.example'],
    ['website', 'place.example'],
    ['website', ''],
  ])('%s %s is left out', (name, link) => {
    expect(readSocialLink(name, link)).toBeNull();
  });
});
