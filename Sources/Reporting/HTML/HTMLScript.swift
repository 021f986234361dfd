/// The filters of the page. They hide and show what is there; without them everything is shown.
enum HTMLScript {
  static let text = """
    (function () {
      "use strict";
      var form = document.getElementById("filters");
      if (!form) { return; }
      var files = Array.prototype.map.call(document.querySelectorAll("section.file"), function (section) {
        var path = section.dataset.path.toLowerCase();
        return {
          section: section,
          count: section.querySelector("h2 .count"),
          items: Array.prototype.map.call(section.querySelectorAll("article"), function (article) {
            var message = article.querySelector(".message").textContent.toLowerCase();
            return { article: article, severity: article.dataset.severity, rule: article.dataset.rule, text: path + " " + article.dataset.rule + " " + message };
          })
        };
      });
      var total = files.reduce(function (sum, file) { return sum + file.items.length; }, 0);
      var status = form.querySelector(".shown");
      function apply() {
        var words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        var rule = form.elements.rule.value;
        var severities = {};
        Array.prototype.forEach.call(form.querySelectorAll("[name=severity]"), function (box) { severities[box.value] = box.checked; });
        var shown = 0;
        files.forEach(function (file) {
          var count = 0;
          file.items.forEach(function (item) {
            var isShown = severities[item.severity] && (!rule || rule === item.rule) && words.every(function (word) { return item.text.indexOf(word) >= 0; });
            item.article.hidden = !isShown;
            if (isShown) { count += 1; }
          });
          file.section.hidden = count === 0;
          file.count.textContent = String(count);
          shown += count;
        });
        status.textContent = shown === total ? "All " + total + " shown" : shown + " of " + total + " shown";
      }
      form.addEventListener("input", apply);
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      form.hidden = false;
      apply();
    })();
    """
}
